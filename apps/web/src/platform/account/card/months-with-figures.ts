interface Month {
  values: Record<string, number | null>;
}

const minMonths = 12;

/** The months from the first that has a figure on, a year of them at least: before that there was nothing to count. */
export function monthsWithFigures<One extends Month>(months: readonly One[]): One[] {
  const first = months.findIndex(({ values }) => Object.values(values).some(Boolean));
  return months.slice(Math.max(0, Math.min(first, months.length - minMonths)));
}
