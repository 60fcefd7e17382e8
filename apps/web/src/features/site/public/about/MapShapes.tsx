import styles from './ParkMap.module.css';
import type { BuildingKind, Plot } from './park-plan.ts';

/** Seen from above: a greenhouse shows its bays, a hall its ridge, an office its courtyard. */
export function MapBuilding({ x, y, width, height, kind }: Plot & { kind: BuildingKind }) {
  return (
    <>
      <rect x={x + 3} y={y + 4} width={width} height={height} rx="3" className={styles.shade} />
      <rect x={x} y={y} width={width} height={height} rx="3" className={styles.building} data-kind={kind} />
      <path d={roofOf(kind, { x, y, width, height })} className={styles.roof} data-kind={kind} />
    </>
  );
}

function roofOf(kind: BuildingKind, { x, y, width, height }: Plot): string {
  if (kind === 'greenhouse') {
    const bays = Math.round(width / 20);
    const bay = width / bays;
    return Array.from({ length: bays - 1 }, (_, i) => `M${x + bay * (i + 1)} ${y}v${height}`).join('');
  }
  if (kind === 'trade' || kind === 'cold') return `M${x} ${y + height / 2}h${width}`;
  const inset = 26;
  return `M${x + inset} ${y + inset}h${width - inset * 2}v${height - inset * 2}h${inset * 2 - width}Z`;
}

const rows = [304, 324, 344, 364, 384];
const columns = [502, 518, 534, 550, 566];
const colours = ['var(--petal)', '#e9a23b', '#8b7bd8', '#e27da0', '#f0c14b'];

/** The display field between the areas, in bloom. */
export function FlowerField() {
  return rows.map((y, row) => (
    <g key={y} fill={colours[row]} className={styles.flowers}>
      {columns.map((x) => (
        <circle key={x} cx={x + (row % 2) * 6} cy={y} r="4.5" />
      ))}
    </g>
  ));
}
