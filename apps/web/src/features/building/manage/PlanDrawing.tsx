import type { PlanShape } from '@portal/contract/building/public';
import * as m from '@portal/texts/messages';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { Written } from '../../../platform/display/Written.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { isSame, type PlanPoint, pointAt, shapeBetween } from './draw-shape.ts';
import styles from './PlanDrawing.module.css';

interface PlanDrawingProps {
  /** Name of the shape being drawn. */
  name: string;
  /** Shapes already on the plan. */
  others: readonly { id: string; name: string; shape: PlanShape }[];
  shape: PlanShape;
  onDraw: (shape: PlanShape) => void;
}

const placed = ({ left, top, width, height }: PlanShape) =>
  ({
    '--left': `${left / 10}%`,
    '--top': `${top / 10}%`,
    '--width': `${width / 10}%`,
    '--height': `${height / 10}%`,
  }) as CSSProperties;

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): PlanPoint {
  const box = currentTarget.getBoundingClientRect();
  return pointAt(((clientX - box.left) / box.width) * 1_000, ((clientY - box.top) / box.height) * 1_000);
}

/**
 * A plan with its existing shapes, on which one more is drawn by clicking two corners or dragging between them. The
 * fields below hold the same numbers, for users without a pointer.
 */
export function PlanDrawing({ name, others, shape, onDraw }: PlanDrawingProps) {
  const [corner, setCorner] = useState<PlanPoint>();
  const [isDragging, setDragging] = useState(false);
  const press = (event: PointerEvent) => {
    const point = pointOf(event);
    if (corner) {
      onDraw(shapeBetween(corner, point));
      setCorner(undefined);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    setCorner(point);
    setDragging(true);
  };
  const move = (event: PointerEvent) => {
    if (!corner) return;
    const point = pointOf(event);
    if (!isSame(corner, point)) onDraw(shapeBetween(corner, point));
  };
  const release = (event: PointerEvent) => {
    if (!corner || !isDragging) return;
    setDragging(false);
    // After a plain click, the next click sets the other corner.
    if (!isSame(corner, pointOf(event))) setCorner(undefined);
  };
  return (
    <>
      <button
        type="button"
        className={styles.plan}
        aria-label={m.building_draw({ no: name })}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
      >
        {others.map((other) => (
          <span key={other.id} className={styles.other} style={placed(other.shape)}>
            <Written>{other.name}</Written>
          </span>
        ))}
        <span className={styles.own} style={placed(shape)}>
          <Written>{name}</Written>
        </span>
        {corner && (
          <i className={styles.corner} style={{ left: `${corner.x / 10}%`, top: `${corner.y / 10}%` }} />
        )}
      </button>
      <Text above={4} tone="quiet" size={14}>
        {corner ? m.building_draw_second() : m.building_draw_first()}
      </Text>
    </>
  );
}
