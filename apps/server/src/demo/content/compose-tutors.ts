import type { BookingState } from '@portal/contract/booking/terms';
import type { HourMode, TutorArea } from '@portal/contract/tutor/terms';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import { chinaInstant } from './demo-day.ts';
import { demoInteger } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface RawTutor {
  key: string;
  name: string;
  title: string;
  area: TutorArea;
  fields: string[];
  motto: string;
  intro: string;
  place: string;
  feeYuanPerHour: number;
  modes: HourMode[];
  weeklySlots: { weekday: number; from: string; to: string }[];
  motif: string;
}

export const demoTutors = () => readDemoJson<RawTutor[]>('tutors.json');

/** The tutor whose account visitors can try. */
export const shownTutor = 'TU02';

export interface DemoHour {
  key: string;
  tutor: RawTutor;
  startAt: number;
  endAt: number;
  mode: HourMode;
  isClosed: boolean;
  opensAt: number;
}

const halfHour = 1_800_000;
const dayMs = 86_400_000;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const laterOf = (day: string, other: string) => (day < other ? other : day);
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Fifteen half-hour slots per tutor: one long ago, four in recent weeks and ten to come. */
export function composeHours(today: string, now = Date.now()): DemoHour[] {
  return demoTutors().flatMap((tutor, nth) => {
    const times = Array.from({ length: 105 }, (_, at) => addDays(today, at - 70)).flatMap((date) =>
      tutor.weeklySlots
        .filter(({ weekday }) => weekday === weekdayOf(date))
        .flatMap(({ from, to }) => {
          const begin = chinaInstant(date, minutesOf(from));
          const count = (minutesOf(to) - minutesOf(from)) / 30;
          return Array.from({ length: count }, (_, at) => begin + at * halfHour);
        }),
    );
    const past = times.filter((at) => at + halfHour < now);
    const old = past.filter((at) => now - at > 38 * dayMs).slice(-1);
    const recent = past.slice(-4);
    // Starts the day after tomorrow, so that pending requests have not lapsed yet.
    const coming = times.filter((at) => at > now + 1.2 * dayMs).slice(0, 10);
    return [...old, ...recent, ...coming].map((startAt, at): DemoHour => {
      const { modes } = tutor;
      return {
        key: `${tutor.key} ${at}`,
        tutor,
        startAt,
        endAt: startAt + halfHour,
        mode: modes[new Date(startAt + 8 * 3_600_000).getUTCDay() % modes.length] ?? 'ONSITE',
        isClosed: nth % 3 === 1 && at >= 9 && at <= 10,
        opensAt:
          at < 12
            ? startAt - 21 * dayMs
            : chinaInstant(laterOf(addDays(today, 1), addDays(chinaDayOf(new Date(startAt)), -7)), 0),
      };
    });
  });
}

export interface DemoTutoring {
  hour: DemoHour;
  status: BookingState;
  question: string;
  advised: boolean;
  followed: boolean;
  score: number | null;
  createdAt: number;
}

const questions: Record<TutorArea, string> = {
  GROWING: '夜里两点后温室湿度一直在九成以上，想请老师看看是幕布时序还是通风的问题，节能和防病怎样兼顾。',
  BREEDING: '两个杂交组合的实生苗性状分离很大，想请教怎样设对照，育种记录要写到什么程度才能申请品种权。',
  PROTECTION: '月季叶背有针尖大的黄点，打过两遍药没有好转，想请老师判断是螨还是药害，要不要先送检。',
  POSTHARVEST:
    '洋桔梗从采下到入库要三个多小时，预冷后箱心温度还有 7 度，想请老师看看码垛和预冷的顺序怎么改。',
  DESIGN: '下个月有一场户外草坪婚礼，花材预算只有去年的七成，想请教主花和衬叶怎样取舍，晒不垮也好看。',
  TRADE: '年宵花要不要提前签三成订单，价格怎样谈，想请老师看看我们的成本表和去年每周的出货记录。',
  LAW: '冷链补助到账以后怎样入账，折旧和补助收入怎样配比，想请老师看看我们的凭证有没有问题。',
  MANAGEMENT: '旺季临时工一天换三拨，计件单价和质检扣款怎样定才公平，想请教班组怎样排才不返工。',
};

/** Questions to the demo tutor, first hour to last; the published one matches its advice. */
const shownQuestions = [
  questions.POSTHARVEST,
  '冷库出库后鲜花在月台放半小时，叶面结了一层水，装箱以后灰霉明显多了，想请老师看看回温该怎么做。',
  '洋桔梗从棚里到冷库路上要一个小时，花头软了一批，想请教采后第一桶水里到底该加什么、泡多久。',
  '百合装箱前要不要先脱叶，客户说叶片发黄比花头掉得早，想请老师看看是温度还是乙烯的问题。',
  '新买的差压预冷机每批要四十分钟，箱子中间那一排总是凉不下来，想请老师看看风道和箱孔怎么配。',
  '绣球吸水慢，剪口两天就发黑，换过三种保鲜剂没有差别，想请教切口处理和水质应该先查哪一样。',
  '玫瑰出口要走五天海运，想请老师看看纸箱透气孔、冰袋和温度记录怎样安排，到港还能有七天瓶插。',
  '草花穴盘苗长途运输后黄叶很多，想请教装车前停水几个小时合适，车厢温度设在多少度比较稳妥。',
] as const;

/** Bookings of each tutor in various states; the demo tutor has all of them. */
export function composeTutorings(hours: readonly DemoHour[], now = Date.now()): DemoTutoring[] {
  return demoTutors().flatMap((tutor) => {
    const own = hours.filter((hour) => hour.tutor.key === tutor.key);
    const isShown = tutor.key === shownTutor;
    const [old, ...others] = own;
    const past = others.filter(({ endAt }) => endAt < now).slice(0, 4);
    const coming = others.filter(({ startAt, isClosed }) => startAt > now && !isClosed);
    const of = (
      hour: DemoHour,
      state: Partial<DemoTutoring> & Pick<DemoTutoring, 'status'>,
    ): DemoTutoring => ({
      hour,
      question: questions[tutor.area],
      advised: false,
      followed: false,
      score: null,
      createdAt: Math.min(hour.startAt - 3 * dayMs, now - 5 * 3_600_000),
      ...state,
    });
    const done = { status: 'COMPLETED', advised: true } as const;
    const seed = demoInteger(`${tutor.key} tutorings`, 0, 3);
    const made = [
      old && of(old, { ...done, followed: true, score: 5 - (seed % 2) }),
      past[0] && of(past[0], { ...done, score: isShown ? null : 4 + (seed % 2) }),
      past[1] && (isShown || seed > 0) && of(past[1], { status: 'COMPLETED' }),
      past[2] && (isShown || seed === 1) && of(past[2], { status: 'NO_SHOW' }),
      past[3] && (isShown || seed === 2) && of(past[3], { status: 'CANCELLED' }),
      coming[0] && of(coming[0], { status: 'CONFIRMED' }),
      coming[1] && (isShown || seed > 1) && of(coming[1], { status: 'PENDING' }),
      coming[2] && isShown && of(coming[2], { status: 'CONFIRMED' }),
    ];
    const all = made.filter((one) => one !== false && one !== undefined);
    return isShown ? all.map((one, at) => ({ ...one, question: shownQuestions[at] ?? one.question })) : all;
  });
}
