import type { ListedProject } from '@portal/contract/hall/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { MetaLine } from '../../../ui/meta-line/MetaLine.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { chainStageName } from '../../enterprise/shared/chain-stage-name.ts';
import { kindTones, priceText, quantityText, seasonText } from '../../match/shared/project-words.ts';
import styles from './ProjectRows.module.css';

interface ProjectRowsProps {
  rows: readonly ListedProject[];
  level?: 2 | 3;
  /** Leaves out the beginning of the text, for use as one block among others. */
  short?: boolean;
}

/** Open projects: subject, quantity, price and time; the whole row is a link. */
export function ProjectRows({ rows, level = 2, short = false }: ProjectRowsProps) {
  const zh = langOfContent('zh');
  const Heading = `h${level}` as const;
  return (
    <ul>
      {rows.map((project) => (
        <Columns
          key={project.projectId}
          as="li"
          relative
          of="64px minmax(0, 1fr) minmax(160px, auto)"
          gap={8}
          gapX={24}
          align="start"
          padBlock={16}
          lineBelow="thin"
          stack="phone"
          className={styles.row}
        >
          <Text padTop={2}>
            <Tag tone={kindTones[project.kind]}>{project.kindLabel}</Tag>
          </Text>
          <Stack gap={4} className={styles.what}>
            <Heading lang={zh}>
              <Link href={paths.match(project.projectId)} look="bare" cover>
                {project.title}
              </Link>
            </Heading>
            {!short && (
              <Text lines={2} tone="quiet" className={styles.body} lang={zh}>
                {project.body}
              </Text>
            )}
            <Text tone="quiet" size={14}>
              <MetaLine
                items={[
                  project.categoryName !== '' && <span lang={zh}>{project.categoryName}</span>,
                  project.chainStage !== null && chainStageName(project.chainStage),
                  project.regionName !== '' && <span lang={zh}>{project.regionName}</span>,
                  project.creditGrade !== '' && m.fit_credit({ grade: project.creditGrade }),
                  m.match_until({ day: project.deadline }),
                ]}
              />
            </Text>
          </Stack>
          <Stack as="p" gap={4} text="end" figures className={styles.terms}>
            <Text as="b" weight={600} lang={zh}>
              {priceText(project)}
            </Text>
            <small>
              <MetaLine
                items={[
                  quantityText(project) !== '' && <span lang={zh}>{quantityText(project)}</span>,
                  seasonText(project),
                ]}
              />
            </small>
          </Stack>
        </Columns>
      ))}
    </ul>
  );
}
