/** In points; A4 is 595 wide. */
export const margin = 56;
export const printWidth = 595.28 - margin * 2;

export const ink = {
  strong: '#1F2937',
  text: '#374151',
  faint: '#6B7280',
  brand: '#0261CB',
  line: '#D5DBE5',
  head: '#EEF4FB',
};
