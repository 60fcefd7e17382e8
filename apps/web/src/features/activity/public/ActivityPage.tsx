import { useLoaderData } from 'react-router';
import { ActivityView, activityLoader } from './ActivityView.tsx';

export const loader = activityLoader;

/** The detail page of an activity. */
export function Component() {
  return <ActivityView {...useLoaderData<typeof loader>()} />;
}
