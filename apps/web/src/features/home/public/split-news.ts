type List<Row> = { rows: Row[] } | null;

/** The columns of the news block; one that could not be loaded is null. */
export type NewsLists<Row> = Record<'industry' | 'notices' | 'park' | 'safety', List<Row>>;

/** The story told large, of the park where it has any, and what is left for the tabs. */
export function splitNews<Row>({ industry, notices, park, safety }: NewsLists<Row>) {
  const rowsOf = (list: List<Row>) => list?.rows ?? [];
  const [story] = [park, industry, safety, notices].flatMap(rowsOf);
  const restOf = (list: List<Row>) => rowsOf(list).filter((row) => row !== story);
  return {
    story,
    rest: {
      INDUSTRY: restOf(industry),
      NOTICE: restOf(notices),
      PARK: restOf(park),
      SAFETY: restOf(safety),
    },
  };
}
