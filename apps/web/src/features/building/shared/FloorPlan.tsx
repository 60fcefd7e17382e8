import type { PlanShape } from '@portal/contract/building/public';
import type { UnitState } from '@portal/contract/building/terms';
import type { CSSProperties, ReactNode } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './FloorPlan.module.css';
import { areaText } from './unit-words.ts';

/** A unit on the plan; `MINE` marks the reader’s own. */
interface PlanUnit {
  unitId: string;
  no: string;
  areaX100: number;
  planShape: PlanShape;
  look: UnitState | 'MINE';
  /** What matters to the reader: the tenant or the price. */
  note: ReactNode;
  href?: string | undefined;
  chosen?: boolean;
}

interface FloorPlanProps {
  label: string;
  units: readonly PlanUnit[];
  /** Stacked in a list, as on a phone. */
  asList?: boolean;
}

const percent = (thousandths: number) => `${thousandths / 10}%`;

/** The units of a floor in their place, each as wide as its area; a list on phones. */
export function FloorPlan({ label, units, asList }: FloorPlanProps) {
  return (
    <ul className={styles.plan} aria-label={label} data-list={asList || undefined}>
      {units.map((unit) => (
        <li
          key={unit.unitId}
          className={styles.unit}
          data-look={unit.look}
          data-chosen={unit.chosen || undefined}
          style={
            {
              '--left': percent(unit.planShape.left),
              '--top': percent(unit.planShape.top),
              '--width': percent(unit.planShape.width),
              '--height': percent(unit.planShape.height),
            } as CSSProperties
          }
        >
          <UnitName unit={unit} />
          <span>{areaText(unit.areaX100)}</span>
          <Text as="span" className={styles.note}>
            {unit.note}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function UnitName({ unit: { no, href, chosen } }: { unit: PlanUnit }) {
  const lang = langOfContent('zh');
  if (!href) return <b lang={lang}>{no}</b>;
  return (
    <Link href={href} look="bare" cover keepScroll className={styles.link} aria-current={chosen || undefined}>
      <b lang={lang}>{no}</b>
    </Link>
  );
}
