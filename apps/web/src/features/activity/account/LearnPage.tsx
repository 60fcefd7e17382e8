import * as m from '@portal/texts/messages';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { OwnQuizzes } from './learn/OwnQuizzes.tsx';

const OwnLectures = lazy(async () => ({ default: (await import('./learn/OwnLectures.tsx')).OwnLectures }));
const OwnCertificates = lazy(async () => ({
  default: (await import('./learn/OwnCertificates.tsx')).OwnCertificates,
}));

const views: Record<string, typeof OwnLectures> = { questions: OwnLectures, certificates: OwnCertificates };

/** The user's learning: quizzes, questions to teachers, certificates. */
export function Component() {
  const [search] = useSearchParams();
  const View = views[search.get('tab') ?? ''] ?? OwnQuizzes;
  return (
    <Suspense fallback={m.member_loading()}>
      <View />
    </Suspense>
  );
}
