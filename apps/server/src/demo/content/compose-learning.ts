import type { LectureState } from '@portal/contract/activity/learn-terms';
import type { QuizQuestion } from '@portal/contract/activity/quiz-manage';
import { readDemoJson } from './read-demo-data.ts';

interface DemoQuiz {
  key: string;
  questions: QuizQuestion[];
}

export const demoQuizzes = () => readDemoJson<DemoQuiz[]>('quizzes.json');

interface DemoLecture {
  activityKey: string;
  status: LectureState;
  body: string;
  /** The answer, or why there is none. */
  words: string;
}

export const demoLectures = () => readDemoJson<DemoLecture[]>('lecture-questions.json');
