import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ActivityList } from './ActivityList.tsx';

const SignUpList = lazy(async () => ({ default: (await import('./SignUpList.tsx')).SignUpList }));
const RequestList = lazy(async () => ({ default: (await import('./RequestList.tsx')).RequestList }));
const TeacherList = lazy(async () => ({ default: (await import('./TeacherList.tsx')).TeacherList }));

const QuizList = lazy(async () => ({ default: (await import('./learn/QuizList.tsx')).QuizList }));
const LectureList = lazy(async () => ({ default: (await import('./learn/LectureList.tsx')).LectureList }));
const CertificateList = lazy(async () => ({
  default: (await import('./learn/CertificateList.tsx')).CertificateList,
}));

const views: Record<string, typeof SignUpList> = {
  'sign-ups': SignUpList,
  requests: RequestList,
  teachers: TeacherList,
  quizzes: QuizList,
  'lecture-questions': LectureList,
  certificates: CertificateList,
};

/** Activities, sign-ups, requests to hold one, teachers, and learning. */
export function Component() {
  const [search] = useSearchParams();
  const View = views[search.get('view') ?? ''] ?? ActivityList;
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
