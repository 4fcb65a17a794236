import { expect, it } from 'vitest';
import { checkGrievance, type GrievanceDraft } from './check-grievance.ts';

const draft: GrievanceDraft = {
  name: 'Meera Nair',
  email: 'meera@example.com',
  mobile: '',
  order: '',
  topic: 'return',
  text: 'My money did not come back.',
};
const pathsOf = (change: Partial<GrievanceDraft>) => checkGrievance({ ...draft, ...change }).map(({ path }) => path);

it('asks for a name, a way to answer, a topic and what happened, in the order of the form', () => {
  expect(pathsOf({ name: ' ', email: '', topic: '', text: '\n' })).toEqual(['name', 'email', 'topic', 'text']);
});

// rules: complaints
it('takes an email address or a mobile number, and refuses what is neither', () => {
  expect(pathsOf({})).toEqual([]);
  expect(pathsOf({ email: '', mobile: '+91 98765 43210' })).toEqual([]);
  expect(pathsOf({ email: 'meera', mobile: 'call me' })).toEqual(['email', 'mobile']);
});

it('takes an order number as people copy it, or an id, and refuses anything else', () => {
  expect(pathsOf({ order: '# aa-7k3f-92qd' })).toEqual([]);
  expect(pathsOf({ order: '#0199AAAA-bbbb-7ccc-8ddd-eeeeffff0001' })).toEqual([]);
  expect(pathsOf({ order: 'the blue one' })).toEqual(['order']);
});
