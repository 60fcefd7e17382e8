export type Point = [x: number, y: number];
export type Point3 = [x: number, y: number, z: number];
/** A point on the sheet; drawing ignores the third number (nearness). */
export type Place = Point | Point3;

/** Ground of the picture: paper, coloured or dark. */
export type Tone = 'light' | 'tint' | 'deep';

/** All colours are `#rrggbb`. */
export interface PaletteColours {
  /** Ground of the light tone. */
  paper: string;
  /** Large pale shapes on the ground; ground of the tinted tone. */
  wash: string;
  /** Petal in shade. */
  deep: string;
  mid: string;
  light: string;
  /** Edge of a petal. */
  rim: string;
  /** Stamens, centres, small warm accents. */
  heart: string;
  /** Colour of the second flower. */
  companion: string;
  leafDark: string;
  leaf: string;
  leafLight: string;
  /** Darkest accent, in place of black. */
  ink: string;
  /** Ground of the deep tone. */
  deepGround: string;
}
