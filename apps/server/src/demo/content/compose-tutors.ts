import type { BookingState } from '@portal/contract/booking-terms';
import type { HourMode, TutorArea } from '@portal/contract/tutor-terms';
import { addDays } from '../../platform/china-time.ts';
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

/** The tutor whose account visitors may try. */
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
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Fifteen half hours of each tutor: one long ago, four of the last weeks, ten to come. */
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
    // From the day after tomorrow on: what is asked for now must not have lapsed by itself.
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
        opensAt: at < 12 ? startAt - 21 * dayMs : Math.max(now + dayMs, startAt - 7 * dayMs),
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

/** Every state an hour can come to, for each tutor; the shown one has them all. */
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
    return made.filter((one) => one !== false && one !== undefined);
  });
}
