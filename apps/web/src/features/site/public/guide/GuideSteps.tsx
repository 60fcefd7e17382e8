import type { SitePage } from '@portal/contract/site/public';
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
          <p className={styles.duration}>{duration}</p>
          <p className={styles.what}>{text}</p>
          {tip && <p className={styles.tip}>{tip}</p>}
        </li>
      ))}
    </ol>
  );
}
