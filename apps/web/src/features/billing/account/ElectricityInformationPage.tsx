import { MeterInformation } from './MeterInformation.tsx';

/** A route is known by its file, so that each of the two kinds has one. */
export const Component = MeterInformation;
