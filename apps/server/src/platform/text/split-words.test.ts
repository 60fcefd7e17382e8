import { describe, expect, it } from 'vitest';
import { candidatesOf, splitWords, wordKey } from './split-words.ts';

const park = new Set(['冷藏车', '发票', '开发票', 'water bill']);
const split = (keyword: string) => splitWords(keyword, (word) => park.has(word)).join('|');

describe('splitWords', () => {
  it.each([
    ['冷藏车补贴', '冷藏车|补贴'],
    ['停电通知', '停电|通知'],
    ['农残检测', '农残|检测'],
    ['冷库短租', '冷库|短租'],
    ['开发票', '开发票'],
    ['怎么报修', '报修'],
    ['在线缴费', '在线|缴费'],
    ['溫室大棚', '温室|大棚'],
    ['会議室を予約したい', '会议室|予约'],
    ['how do I pay the water bill', 'pay|water bill'],
    ['退租怎么办', '退租'],
    ['怎么', '怎么'],
    ['', ''],
  ])('splits %j into %j', (keyword, words) => expect(split(keyword)).toBe(words));
});

it('looks up every part of a keyword in the form in which words are kept', () => {
  expect(candidatesOf('查發票')).toContain(wordKey('发票'));
  expect(candidatesOf('Water Bill')).toContain(wordKey('water  bill'));
});
