type List<Row> = { rows: Row[] } | null;

/** The columns of the news block; one that failed to load is null. */
export type NewsLists<Row> = Record<'industry' | 'notices' | 'park' | 'safety', List<Row>>;

/** The large story, preferably about the park, and what remains for the tabs. */
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
