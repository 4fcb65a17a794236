import { expect, it } from 'vitest';
import { MAX_TEAM, readTeamList } from './read-team-list.ts';

const sizes = ['S', 'M', 'L', 'XL'];
const read = (list: string, hasNumber = false) =>
  readTeamList(list, { sizes, hasNumber }).map(({ name, number, size, problem }) =>
    problem === undefined ? [name, number, size].filter((one) => one !== '') : problem,
  );

it('reads names and sizes as people write them and as sheets paste them', () => {
  expect(
    read('Name\tSize\nAsha\tM\nRavi Kumar, XL\n3. मीरा - small\n• Tom;l\nAnn Lee medium\nL. Rao, Large\r\n\n'),
  ).toEqual([
    ['Asha', 'M'],
    ['Ravi Kumar', 'XL'],
    ['मीरा', 'S'],
    ['Tom', 'L'],
    ['Ann Lee', 'M'],
    ['L. Rao', 'L'],
  ]);
});

it('takes a number where the design has one, wherever it stands after the name', () => {
  expect(read('Asha, 10, M\nRavi M 7\n#21, मीरा, S\nTom L', true)).toEqual([
    ['Asha', '10', 'M'],
    ['Ravi', '7', 'M'],
    expect.stringContaining('number'),
    expect.stringContaining('number'),
  ]);
  expect(read('Agent 7, M')).toEqual([['Agent 7', 'M']]);
});

it('says what is missing on a line, and loses none', () => {
  expect(read('Asha\nRavi, XXL\n, M\nS M')).toEqual([
    'Add a size: S, M, L, XL.',
    'XXL is not sold. There is S, M, L, XL.',
    expect.stringContaining('size'),
    ['S', 'M'],
  ]);
});

it('reads one line more than may be added at once, so that the end is seen', () => {
  const list = Array.from({ length: 500 }, (_, at) => `Person ${at}, M`).join('\n');
  expect(read(list)).toHaveLength(MAX_TEAM + 1);
});
