import type { DesignObject, PictureObject, Problem, ShapeObject, TextObject } from '@aaram/shared-domain/design';
import type { Meta, StoryObj } from '@storybook/react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { withObjects } from '../edit-design.ts';
import { emptyDocument } from '../empty-document.ts';
import { useDesign } from '../use-design.ts';
import { Checks } from './checks.tsx';
import { InkField } from './ink-field.tsx';
import { Layers } from './layers.tsx';
import { NumberField } from './number-field.tsx';
import { PictureFields } from './picture-fields.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { TextFields } from './text-fields.tsx';

/** The fields and lists of the designer, each by itself. The stage needs the garments' pictures and is on its page. */
const meta = { title: 'Storefront/Designer', parameters: { layout: 'padded' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const usual = { name: '', x: 150, y: 100, turn: 0, flip: false, opacity: 1, isLocked: false, isHidden: false };
const text: TextObject = {
  ...{ ...usual, kind: 'text', id: 'o1', text: 'गोवा 2026', font: 'baloo@1', size: 30, ink: '#28356e' },
  ...{ outline: null, spacing: 0, curve: 0, align: 'center', leading: 1.1 },
};
const picture: PictureObject = {
  ...{
    ...usual,
    kind: 'picture',
    id: 'o2',
    media: '/media/none.webp',
    pixels: { width: 1200, height: 800 },
    width: 120,
  },
  ...{ crop: { x: 0, y: 0, width: 1, height: 1 }, mask: 'none' },
};
const pictures = { add: () => '', srcOf: (media: string) => media };
const shape: ShapeObject = {
  ...{ ...usual, kind: 'shape', id: 'o3', art: 'rangoli@1', width: 60, height: 60, ink: '#b3262f' },
  outline: { ink: '#ffffff', width: 1.5 },
};

/** Holds an object while its fields change it. */
function Changing<One extends DesignObject>({
  first,
  children,
}: {
  first: One;
  children: (object: One, change: (patch: Partial<One>) => void) => ReactNode;
}) {
  const [object, setObject] = useState(first);
  return children(object, (patch) => setObject((old) => ({ ...old, ...patch })));
}

function Text({ first }: { first: TextObject }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Changing first={first}>
      {(object, change) => <TextFields object={object} onChange={change} textRef={field} />}
    </Changing>
  );
}

export const OfAText: Story = { render: () => <Text first={text} /> };

export const OfATextInAFaceWithoutHindi: Story = {
  render: () => <Text first={{ ...text, font: 'bungee@1', outline: { ink: '#f0b429', width: 2 } }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hindi letters are printed in Hind: this lettering has none.')).toBeVisible();
  },
};

export const OfAPicture: Story = {
  render: () => (
    <Changing first={picture}>
      {(object, change) => <PictureFields object={object} pictures={pictures} onChange={change} />}
    </Changing>
  ),
};

export const OfASoftPicture: Story = {
  render: () => (
    <Changing<PictureObject> first={{ ...picture, width: 280, mask: 'circle' }}>
      {(object, change) => <PictureFields object={object} pictures={pictures} onChange={change} />}
    </Changing>
  ),
};

export const OfAShape: Story = {
  render: () => (
    <Changing first={shape}>{(object, change) => <ShapeFields object={object} onChange={change} />}</Changing>
  ),
};

function Ink({ first }: { first: string }) {
  const [ink, setInk] = useState(first);
  return <InkField legend="Ink" value={ink} onChange={setInk} />;
}

export const AnInk: Story = { render: () => <Ink first="#28356e" /> };
export const AnInkOfOnesOwn: Story = { render: () => <Ink first="#7a4f2b" /> };

function Width() {
  const [value, setValue] = useState(12.5);
  return <NumberField label="Width, mm" value={value} min={2} max={900} onChange={setValue} />;
}

export const ANumber: Story = {
  render: () => <Width />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Width, mm');
    await userEvent.clear(field);
    await userEvent.type(field, '80');
    await expect(field).toHaveValue(80);
  },
};

function List({ objects, selected = [] }: { objects: readonly DesignObject[]; selected?: string[] }) {
  const list = useRef<HTMLOListElement>(null);
  const design = useDesign(withObjects(emptyDocument('tee@1'), 'front', objects), 'front');
  return (
    <Layers
      design={{ ...design, selection: selected }}
      outlinesOf={() => undefined}
      onRemove={() => undefined}
      listRef={list}
    />
  );
}

const long = { ...text, id: 'o4', text: 'Happy birthday to the best mother of all mothers in Tiruchirappalli' };
export const Parts: Story = {
  render: () => (
    <List objects={[text, { ...shape, isHidden: true }, { ...picture, isLocked: true }, long]} selected={['o4']} />
  ),
};

const problems: Problem[] = [
  { kind: 'soft-picture', object: 'o2', message: 'Picture has 108 pixels an inch at this size and will look blurred.' },
  {
    kind: 'outside-safe',
    object: 'o1',
    message: 'Text “गोवा 2026” is less than 5 mm from the edge of the print area.',
  },
];
export const BeforeItIsPrinted: Story = { render: () => <Checks problems={problems} /> };
