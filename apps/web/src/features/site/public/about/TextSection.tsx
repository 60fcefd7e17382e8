import { Text } from '../../../../ui/layout/Text.tsx';
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
    <Text id={id} as="section" shrink readable>
      <Heading className={level === 2 ? styles.title : styles.subtitle}>{heading}</Heading>
      <Prose html={html} />
    </Text>
  );
}
