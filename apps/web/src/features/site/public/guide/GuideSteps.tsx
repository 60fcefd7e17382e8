import type { SitePage } from '@portal/contract/site/public';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './Guide.module.css';
import { StepScene } from './StepScene.tsx';

export function GuideSteps({ steps, lang }: { steps: SitePage['steps']; lang: string | undefined }) {
  return (
    <ol className={styles.steps} lang={lang}>
      {steps.map(({ name, duration, text, tip }, index) => (
        <li key={name} className={styles.step}>
          <StepScene step={index} />
          <div className={styles.line} />
          <h3>{name}</h3>
          <Text tone="leaf" size={14} weight={600}>
            {duration}
          </Text>
          <Text above={8} tone="quiet" size={15} leading="body" className={styles.what}>
            {text}
          </Text>
          {tip && <p className={styles.tip}>{tip}</p>}
        </li>
      ))}
    </ol>
  );
}
