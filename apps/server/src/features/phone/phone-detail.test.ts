import { expect, it } from 'vitest';
import { heading } from './phone-detail.ts';

it('breaks a title after punctuation, unless a part of it is longer than a line', () => {
  expect(heading('从采收到冷库：花从哪里来').markup).toBe(
    '<h1 class="phrases">从采收到冷库：<wbr>花从哪里来<wbr></h1>',
  );
  expect(heading('关于开展冬季消防疏散演练的通知').markup).toBe('<h1>关于开展冬季消防疏散演练的通知</h1>');
});
