const perWan = 1_000_000;

/** Converts 万元 to fen; the data has at most two decimals. */
export const fenOfWan = (wan: number) => Math.round(wan * perWan);

export const fenOfYuan = (yuan: number) => Math.round(yuan * 100);

/** Formats whole yuan in short Chinese notation: 6万元, 1.5万元, 500元. */
export const writeYuan = (yuan: number) =>
  yuan >= 10_000 ? `${Number((yuan / 10_000).toFixed(2))}万元` : `${yuan}元`;
