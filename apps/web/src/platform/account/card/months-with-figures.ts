interface Month {
  values: Record<string, number | null>;
}

const minMonths = 12;

/** The months from the first with data, at least a year of them; earlier ones have nothing to show. */
export function monthsWithFigures<One extends Month>(months: readonly One[]): One[] {
  const first = months.findIndex(({ values }) => Object.values(values).some(Boolean));
  return months.slice(Math.max(0, Math.min(first, months.length - minMonths)));
}
