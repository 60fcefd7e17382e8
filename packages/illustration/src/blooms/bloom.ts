import type { PetalColours } from '../parts/bloom-colours.ts';
import type { Camera } from '../parts/camera.ts';
import type { Studio } from '../parts/studio.ts';

/** Draws one flower. `detail` 1: hero, 0.5: companion with fewer petals and smaller text. */
export type Bloom = (studio: Studio, camera: Camera, colours: PetalColours, detail?: number) => string;
