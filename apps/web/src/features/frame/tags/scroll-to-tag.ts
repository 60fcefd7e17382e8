/** How many pixels of the neighbouring tag stay visible at the edge. */
const tagScrollPadding = 4;

interface Place {
  left: number;
  width: number;
}

/** The scroll position at which a tag and the edges of its neighbours are visible. */
export function scrollToTag(
  row: { scrollLeft: number; width: number; contentWidth: number },
  tags: readonly Place[],
  index: number,
): number {
  const tag = tags[index];
  if (!tag || row.contentWidth <= row.width) return 0;
  if (index === 0) return 0;
  if (index === tags.length - 1) return row.contentWidth - row.width;
  const [before, after] = [tags[index - 1] ?? tag, tags[index + 1] ?? tag];
  const needsRight = after.left + after.width + tagScrollPadding;
  const needsLeft = before.left - tagScrollPadding;
  if (needsRight > row.scrollLeft + row.width) return needsRight - row.width;
  return Math.max(0, Math.min(row.scrollLeft, needsLeft));
}
