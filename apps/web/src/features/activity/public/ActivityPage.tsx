import { useLoaderData } from 'react-router';
import { ActivityView, activityLoader } from './ActivityView.tsx';

export const loader = activityLoader;

/** An activity at its address. */
export function Component() {
  return <ActivityView {...useLoaderData<typeof loader>()} />;
}
