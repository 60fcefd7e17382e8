import type { SitePage } from '@portal/contract/site/public';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import styles from './Guide.module.css';
import { StepScene } from './StepScene.tsx';

export function GuideSteps({ steps, lang }: { steps: SitePage['steps']; lang: string | undefined }) {
  return (
    <Columns as="ol" of="repeat(5, minmax(0, 1fr))" className={styles.steps} lang={lang}>
      {steps.map(({ name, duration, text, tip }, index) => (
        <li key={name} className={styles.step}>
          <StepScene step={index} />
          <Text as="div" relative above={12} below={10} className={styles.line} />
          <h3>{name}</h3>
          <Text tone="leaf" size={14} weight={600}>
            {duration}
          </Text>
          <Text above={8} tone="quiet" size={15} leading="body" className={styles.what}>
            {text}
          </Text>
          {tip && (
            <Text above={10} tone="quiet" size={14} leading="list" className={styles.tip}>
              {tip}
            </Text>
          )}
        </li>
      ))}
    </Columns>
  );
}
