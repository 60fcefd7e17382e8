const petal = 'M0-3C-9-10-13-24-10-34-7-42-3-46 0-46 3-46 7-42 10-34 13-24 9-10 0-3Z';
const leaf = 'M0 0C10-14 30-20 56-16 46 2 24 12 0 0Z';
const turns = [0, 72, 144, 216, 288];
const rings = [
  { scale: 1, turn: 0, fill: '#f6bfd0' },
  { scale: 0.78, turn: 36, fill: '#ef9ab4' },
  { scale: 0.52, turn: 10, fill: '#e57799' },
  { scale: 0.28, turn: 40, fill: '#d9577f' },
];

function Flower({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 46})`} fillOpacity="0.9">
      {rings.map(({ scale, turn, fill }) =>
        turns.map((by) => (
          <path
            key={`${scale} ${by}`}
            d={petal}
            fill={fill}
            transform={`rotate(${turn + by}) scale(${scale})`}
          />
        )),
      )}
      <circle r="3" fill="#fff1b8" />
    </g>
  );
}

/** Roses that grow into a certificate from its lower right; the same as on its PDF. */
export function CertificateBloom({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="355 602 240 240" className={className} aria-hidden="true">
      <g fill="none" stroke="#2f8f63" strokeWidth="2.4">
        <path d="M468 842Q464 766 478 690" />
        <path d="M500 842Q496 751 548 660" />
        <path d="M452 842Q448 791 420 740" />
      </g>
      <g fillOpacity="0.9">
        <path d={leaf} fill="#37a06f" transform="translate(470 780) rotate(-18) scale(1.32)" />
        <path d={leaf} fill="#2f8f63" transform="translate(470 800) rotate(196) scale(1.25)" />
        <path d={leaf} fill="#5db98b" transform="translate(500 745) rotate(-48)" />
        <path d={leaf} fill="#5db98b" transform="translate(440 790) rotate(220) scale(0.9)" />
      </g>
      <Flower x={478} y={690} size={52} />
      <Flower x={548} y={656} size={26} />
      <Flower x={420} y={738} size={32} />
    </svg>
  );
}
