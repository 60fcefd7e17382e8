import { expect, it } from 'vitest';
import { readDemoJson } from './read-demo-data.ts';

interface Contest {
  title: string;
  prizes: { amountYuan: number; count: number }[];
}

it('names the same prize money on the slide, in the notice and in the contest', () => {
  const contest = readDemoJson<Contest[]>('contests.json').find(({ title }) => title.includes('第二届'));
  const yuan = contest?.prizes.reduce((sum, { amountYuan, count }) => sum + amountYuan * count, 0) ?? 0;
  const written = `${yuan / 10_000}万元`;
  const slides = readDemoJson<{ key: string; text: string }[]>('content/carousel.json');
  expect(slides.find(({ key }) => key === 'star-contest-second')?.text).toContain(`${written}奖金`);
  const notices = readDemoJson<{ key: string; summary: string; body: object }[]>('content/notices.json');
  const notice = notices.find(({ key }) => key === 'second-star-contest-call');
  expect(notice?.summary).toContain(`总奖金${written}`);
  expect(JSON.stringify(notice?.body)).toContain(`合计${written}`);
});
