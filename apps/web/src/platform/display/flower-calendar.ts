import { type SolarTerm, solarTermOf } from '@portal/contract/solar-term';

/** What is in bloom or in season on the market around each solar term, in central China. */
const flowersInSeason: Record<SolarTerm, readonly string[]> = {
  立春: ['迎春', '蜡梅', '水仙'],
  雨水: ['梅花', '玉兰', '风信子'],
  惊蛰: ['杏花', '紫荆', '郁金香'],
  春分: ['桃花', '海棠', '洋水仙'],
  清明: ['樱花', '紫藤', '花毛茛'],
  谷雨: ['牡丹', '杜鹃', '鸢尾'],
  立夏: ['芍药', '月季', '铁线莲'],
  小满: ['绣球', '石榴', '飞燕草'],
  芒种: ['栀子', '百合', '萱草'],
  夏至: ['荷花', '茉莉', '向日葵'],
  小暑: ['睡莲', '凌霄', '洋桔梗'],
  大暑: ['紫薇', '木槿', '姜荷花'],
  立秋: ['鸡冠花', '千日红', '百日草'],
  处暑: ['玉簪', '蓝雪花', '唐菖蒲'],
  白露: ['桂花', '大丽花', '醉蝶花'],
  秋分: ['木芙蓉', '石蒜', '万寿菊'],
  寒露: ['菊花', '文心兰', '鼠尾草'],
  霜降: ['秋英', '羽衣甘蓝', '非洲菊'],
  立冬: ['茶梅', '菊花', '大花蕙兰'],
  小雪: ['山茶', '蝴蝶兰', '银柳'],
  大雪: ['一品红', '仙客来', '蟹爪兰'],
  冬至: ['蜡梅', '长寿花', '北美冬青'],
  小寒: ['水仙', '墨兰', '朱顶红'],
  大寒: ['蝴蝶兰', '瑞香', '金橘'],
};

export interface FlowerCalendarLine {
  /** '今日小雪', '明日小雪', or within a term '小雪第 5 日'. */
  term: string;
  flowers: readonly string[];
}

/** The 花历 line for the day in China that contains the instant (epoch ms). */
export function flowerCalendarOf(instant: number): FlowerCalendarLine {
  const { term, daysSince, next, daysToNext } = solarTermOf(instant);
  if (daysToNext === 1) return { term: `明日${next}`, flowers: flowersInSeason[next] };
  return {
    term: daysSince === 0 ? `今日${term}` : `${term}第 ${daysSince + 1} 日`,
    flowers: flowersInSeason[term],
  };
}
