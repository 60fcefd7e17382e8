import { z } from 'zod';

/** A row's id: 26 characters of Crockford base32, sortable by creation. */
const idFormat = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

export const id = z.string({ error: '编号格式不正确' }).regex(idFormat, '编号格式不正确');

/** The id of something that is chosen from a list; `fault` asks for the choice. */
export const chosenId = (fault: string) => z.string({ error: fault }).regex(idFormat, fault);

// PostgreSQL's integer.
export const largestInteger = 2_147_483_647;

const instantWrong = '时间格式不正确';

/** An instant, epoch milliseconds, of the years 1000 to 9999: `Date` reads the others of PostgreSQL's otherwise. */
export const instant = z
  .int(instantWrong)
  .min(-30_610_224_000_000, instantWrong)
  .max(253_402_300_799_999, instantWrong);

/** A day in Asia/Shanghai, YYYY-MM-DD. */
export const day = z.iso.date('日期格式不正确');

/** Integer fen. */
export const fen = z.int().min(0);

const codeFormat = /^[A-Za-z0-9_-]{1,40}$/;

/** A short code of a dictionary. */
export const code = z.string({ error: '代码格式不正确' }).regex(codeFormat, '代码格式不正确');

/** The same for a choice; `fault` asks for it. */
export const chosenCode = (fault: string) => z.string({ error: fault }).regex(codeFormat, fault);

export const pageNo = z.coerce
  .number({ error: '页码不正确' })
  .int('页码不正确')
  .min(1, '页码不正确')
  .max(10_000_000, '页码不正确');
export const pageSize = z.coerce
  .number({ error: '每页条数不正确' })
  .int('每页条数不正确')
  .min(1, '每页条数不正确')
  .max(50, '每页最多 50 条');

/** Page number from 1 and rows a page. */
export const paging = { pageNo: pageNo.default(1), pageSize: pageSize.default(10) };

export const keyword = z.string().trim().max(100, '关键词最多 100 个字');

/** A page of a list. `total` is exact up to `totalIsExact: false`, where it is a lower bound. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int(),
    totalIsExact: z.boolean(),
    pageNo: z.int(),
    pageSize: z.int(),
  });
}

/** The languages of the interface. */
export const languages = ['zh', 'en', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The language wanted of what may have been translated. */
export const lang = z.enum(languages, '没有这种语言').default('zh');

/** One downloadable file beside a text. */
export const attachment = z.object({
  fileId: z.string(),
  index: z.int(),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
});

/** A picture of our file store; the address is /api/fms/show/{fileId}_{index}. */
export const picture = z.object({
  fileId: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
