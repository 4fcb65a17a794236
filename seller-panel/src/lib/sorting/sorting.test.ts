import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import * as texts from '#texts/edit-product.ts';
import { announceSorting } from './sorting.ts';

const spoken = { lifted: texts.lifted, over: texts.over, movedTo: texts.movedTo, dragCancelled: texts.dragCancelled };

const { onDragStart, onDragOver, onDragEnd, onDragCancel } = announceSorting(['a', 'b', 'c'], spoken);
const [active, over] = [{ id: 'b' } as Active, { id: 'c' } as Over];

it('says where a dragged picture is lifted, held, dropped and left', () => {
  expect(onDragStart({ active })).toBe('Picture 2 of 3 is lifted. Move it with the arrow keys.');
  expect(onDragOver({ active, over })).toBe('Over position 3 of 3.');
  expect(onDragOver({ active, over: { id: 'b' } as Over })).toBe(onDragStart({ active }));
  expect(onDragOver({ active, over: null })).toBeUndefined();
  expect(onDragEnd({ active, over })).toBe('Now picture 3 of 3.');
  expect(onDragEnd({ active, over: null })).toBe('Now picture 2 of 3.');
  expect(onDragCancel({ active, over })).toBe('Cancelled. It stays picture 2 of 3.');
});
