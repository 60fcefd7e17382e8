import type { ManagedDeclarationDetail } from '@portal/contract/declaration/manage';
import * as m from '@portal/texts/messages';
import { WordedText } from '../../../platform/display/WordedText.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon, circleExclamationPointIcon } from '../../../ui/icon/shapes.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './Review.module.css';

/** Automatic checks made before the review: what is fine, and what needs attention. */
export function MachineChecks({ checks }: Pick<ManagedDeclarationDetail, 'checks'>) {
  if (checks.length === 0) return null;
  return (
    <section>
      <h3>{m.declaration_checks()}</h3>
      <Columns
        as="ul"
        of="repeat(auto-fit, minmax(220px, 1fr))"
        gap={8}
        gapX={20}
        padTop={8}
        className={styles.checks}
      >
        {checks.map(({ check, isFine, text }) => (
          <Row as="li" gap={8} align="start" key={check} data-fine={isFine || undefined}>
            <Icon
              shape={isFine ? circleCheckIcon : circleExclamationPointIcon}
              label={isFine ? m.declaration_check_fine() : m.declaration_check_look()}
            />
            <span>
              <WordedText>{text}</WordedText>
            </span>
          </Row>
        ))}
      </Columns>
    </section>
  );
}
