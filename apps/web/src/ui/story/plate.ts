/** A drawn leaf for stories that need a picture; pages use the illustration package. */
export function samplePicture(width: number, height: number): string {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) / 3];
  const leaf = `M${x} ${y + r}C${x - r * 1.2} ${y + r * 0.3} ${x - r * 0.6} ${y - r} ${x} ${y - r}C${x + r * 0.6} ${y - r} ${x + r * 1.2} ${y + r * 0.3} ${x} ${y + r}Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#e7f1ea"/><path d="${leaf}" fill="#2f9467"/><path d="M${x} ${y - r * 0.6}V${y + r * 1.4}" stroke="#17704a" stroke-width="${r / 14}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
