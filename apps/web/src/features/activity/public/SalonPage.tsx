import { useLoaderData } from 'react-router';
import { ActivityView, activityLoader } from './ActivityView.tsx';

export const loader = activityLoader;

/** The detail page of a salon or training. */
export function Component() {
  return <ActivityView {...useLoaderData<typeof loader>()} />;
}
