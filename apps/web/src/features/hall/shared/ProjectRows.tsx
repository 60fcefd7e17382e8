import type { ListedProject } from '@portal/contract/hall/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
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
        <li key={project.projectId} className={styles.row}>
          <p className={styles.kind}>
            <Tag tone={kindTones[project.kind]}>{project.kindLabel}</Tag>
          </p>
          <div className={styles.what}>
            <Heading lang={zh}>
              <Link href={paths.match(project.projectId)} look="bare" cover>
                {project.title}
              </Link>
            </Heading>
            {!short && (
              <p className={styles.body} lang={zh}>
                {project.body}
              </p>
            )}
            <p className={styles.facts}>
              <MetaLine
                items={[
                  project.categoryName !== '' && <span lang={zh}>{project.categoryName}</span>,
                  project.chainStage !== null && chainStageName(project.chainStage),
                  project.regionName !== '' && <span lang={zh}>{project.regionName}</span>,
                  project.creditGrade !== '' && m.fit_credit({ grade: project.creditGrade }),
                  m.match_until({ day: project.deadline }),
                ]}
              />
            </p>
          </div>
          <p className={styles.terms}>
            <b lang={zh}>{priceText(project)}</b>
            <small>
              <MetaLine
                items={[
                  quantityText(project) !== '' && <span lang={zh}>{quantityText(project)}</span>,
                  seasonText(project),
                ]}
              />
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
