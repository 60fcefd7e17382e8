import styles from './Guide.module.css';

const leaf = 'M0 0C10-14 26-16 36-8C26 2 12 6 0 0Z';

/** One plant through the five steps: seed, sprout, leaves, bud, flower. */
export function StepScene({ step }: { step: number }) {
  const stem = [0, 22, 40, 54, 62][step] ?? 62;
  const ground = 92;
  return (
    <svg viewBox="19 -2 94 110" className={styles.scene} aria-hidden="true">
      <circle cx="66" cy="56" r="46" fill="var(--page)" stroke="var(--line)" />
      <path d="M26 92q40-12 80 0q-12 14-40 14t-40-14Z" fill="#d9c3a5" />
      <path d="M30 93q36-9 72 0" fill="none" stroke="#b99a72" strokeWidth="2" strokeLinecap="round" />
      {step === 0 ? (
        <ellipse cx="66" cy="84" rx="9" ry="6" fill="#a5713f" transform="rotate(-24 66 84)" />
      ) : (
        <path
          d={`M66 ${ground}q-3-${stem / 2} 0-${stem}`}
          fill="none"
          stroke="var(--leaf-deep)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      {leavesOf(step).map(({ y, side }) => (
        <path
          key={`${y}${side}`}
          d={leaf}
          transform={`translate(65 ${y}) scale(${side * 0.82} 0.82)`}
          fill={side < 0 ? '#2f9d6b' : 'var(--leaf)'}
        />
      ))}
      {step === 3 && <Bud y={ground - stem} />}
      {step === 4 && <Flower y={ground - stem} />}
    </svg>
  );
}

function leavesOf(step: number): { y: number; side: 1 | -1 }[] {
  const all: { y: number; side: 1 | -1 }[] = [
    { y: 72, side: 1 },
    { y: 70, side: -1 },
    { y: 60, side: 1 },
    { y: 58, side: -1 },
  ];
  return all.slice(0, [0, 2, 4, 4, 4][step]);
}

function Bud({ y }: { y: number }) {
  return (
    <>
      <path d={`M66 ${y + 4}c-10-4-9-18 0-26c9 8 10 22 0 26Z`} fill="#e27da0" />
      <path d={`M66 ${y + 6}c-9-1-10-8-8-13c3 5 5 6 8 7c3-1 5-2 8-7c2 5 1 12-8 13Z`} fill="var(--leaf)" />
    </>
  );
}

function Flower({ y }: { y: number }) {
  return (
    <g transform={`translate(66 ${y})`}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <path
          key={angle}
          d="M0 0C-12-6-12-22 0-26C12-22 12-6 0 0Z"
          fill={angle % 144 === 0 ? '#e27da0' : '#ee9db8'}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="6.5" fill="#f0c14b" />
    </g>
  );
}
