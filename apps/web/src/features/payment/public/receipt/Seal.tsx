import styles from './Receipt.module.css';

const petals = [0, 72, 144, 216, 288];

interface SealProps {
  company: string;
  /** The kind of seal, and the note that it is only a demo. */
  words: readonly [string, string];
}

/** The drawn seal of the demo park, marked as a demo. A park seals its own receipts by hand. */
export const Seal = ({ company, words: [kind, demo] }: SealProps) => (
  <svg viewBox="0 0 120 120" className={styles.seal} aria-hidden="true">
    <path id="seal" d="M20 74a44 44 0 1 1 80 0" fill="none" />
    <circle cx="60" cy="60" r="57" fill="none" stroke="currentColor" strokeWidth="3" />
    <text fontSize="9.5" textLength="166" lengthAdjust="spacingAndGlyphs">
      <textPath href="#seal" startOffset="5">
        {company}
      </textPath>
    </text>
    {petals.map((angle) => (
      <path
        key={angle}
        d="M60 56c-6-4-7-12 0-18 7 6 6 14 0 18Z"
        transform={`rotate(${angle} 60 58)`}
        fill="currentColor"
      />
    ))}
    <text x="60" y="92" fontSize="10" textAnchor="middle">
      {kind}
    </text>
    <text x="60" y="104" fontSize="8" textAnchor="middle">
      {demo}
    </text>
  </svg>
);
