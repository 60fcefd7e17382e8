import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

const base = '/api/searchManage';

/** Words that mean the same. */
async function write({ fixtures: { author }, write }: Writer): Promise<PayloadPages> {
  await write(author.caller, `${base}/synonym/save`, { data: { en: 'grant, subsidy' } });
  return { public: ['/search'], operator: ['/manage/search'] };
}

export const source: PayloadSource = {
  unshown: {
    [`${base}/search/record keyword`]: 'is not counted beyond 30 characters',
    [`${base}/synonym/save data.en`]: 'is written with two words, so that there are words that mean the same',
  },
  write,
};
