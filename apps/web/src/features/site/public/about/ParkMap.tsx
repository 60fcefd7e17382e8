import * as m from '@portal/texts/messages';
import { FlowerField, MapBuilding } from './MapShapes.tsx';
import styles from './ParkMap.module.css';
import './ParkMap.tokens.css';
import { areas, buildings, gates, mapSize } from './park-plan.ts';

const road = 'M470 0V262M60 262H920M470 262V486H700';
const stream = 'M-10 446C90 418 190 462 320 440S520 414 640 430s180 16 300-12';
const terraces = Array.from({ length: 11 }, (_, line) => 24 + line * 50);

/** A map of the park as a drawing of our own, so that no third-party map tiles are needed. */
export function ParkMap() {
  const { width, height } = mapSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby="park-map-title park-map-text"
      className={styles.map}
    >
      <title id="park-map-title">{m.site_map_title()}</title>
      <desc id="park-map-text">{m.site_map_description()}</desc>
      <rect width={width} height={height} className={styles.land} />
      {terraces.map((y) => (
        <path key={y} d={`M0 ${y}c160-34 300 26 460-4s310-22 460 8`} className={styles.terrace} />
      ))}
      <path d={stream} className={styles.stream} />
      <path d={road} className={styles.roadEdge} />
      <path d={road} className={styles.road} />
      <text x="120" y="474" className={styles.water}>
        {m.site_map_stream()}
      </text>
      <FlowerField />
      <Places />
      <Gates />
    </svg>
  );
}

function Places() {
  return (
    <>
      {areas().map(({ text, ...plot }) => (
        <g key={text}>
          <rect {...plot} rx="14" className={styles.area} />
          <text x={plot.x + 24} y={plot.y + 26} className={styles.areaName}>
            {text}
          </text>
        </g>
      ))}
      {buildings().map(({ text, kind, ...plot }) => (
        <g key={text}>
          <MapBuilding {...plot} kind={kind} />
          <text x={plot.x + plot.width / 2} y={plot.y + plot.height + 21} className={styles.name}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

function Gates() {
  return gates().map(({ x, y, text, anchor }) => (
    <g key={text}>
      <circle cx={x} cy={y} r="10" className={styles.gate} />
      <path d={`M${x - 3} ${y - 5}l6 5-6 5`} className={styles.gateSign} />
      <text
        x={anchor === 'end' ? x - 18 : x + 18}
        y={anchor === 'end' ? y + 22 : y + 5}
        textAnchor={anchor}
        className={styles.gateName}
      >
        {text}
      </text>
    </g>
  ));
}
