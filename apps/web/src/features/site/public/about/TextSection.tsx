import { Prose } from '../../../../ui/prose/Prose.tsx';
import styles from './About.module.css';

interface TextSectionProps {
  id: string;
  heading: string;
  html: string;
  level?: 2 | 3;
}

export function TextSection({ id, heading, html, level = 2 }: TextSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={styles.section}>
      <Heading className={level === 2 ? styles.title : styles.subtitle}>{heading}</Heading>
      <Prose html={html} />
    </section>
  );
}
