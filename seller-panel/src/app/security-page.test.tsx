import { answerList, createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SecurityPage } from './security-page.tsx';

const seen = { times: 3, firstAt: '2026-11-14T20:00:00.000Z', lastAt: '2026-11-14T20:30:00.000Z' };
const report = {
  _id: 'r1',
  kind: 'policy',
  directive: 'img-src',
  blocked: 'https://evil.example',
  page: '/faq',
  ...seen,
};
const access = (id: string) => ({
  _id: id,
  action: 'login.failed',
  account: `account-${id}`,
  source: '203.0.113.0/24',
  subject: '',
  ...seen,
});
const change = {
  _id: 'c1',
  at: seen.firstAt,
  actor: 'seller-1',
  action: 'product.update',
  subject: 'product',
  subjectId: 'product-1',
  detail: {},
  request: null,
};

function open(role: 'seller' | 'admin', answers: Record<string, unknown> = {}, at = '/admin-security') {
  const asked: string[] = [];
  const all: Record<string, unknown> = {
    '/auth/panel/reports': [report],
    '/auth/panel/audit': [change],
    '/auth/panel/accesses': [],
    ...answers,
  };
  const platform = createTestPlatform(({ method, path, body }) => {
    asked.push(method === 'GET' ? path : `${method} ${path} ${JSON.stringify(body)}`);
    const answer = all[path.split('?')[0] ?? ''];
    return typeof answer === 'function' ? answer(path) : answer;
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Meher' } });
  render(
    <TestPlatform platform={platform} at={at}>
      <SecurityPage />
    </TestPlatform>,
  );
  return asked;
}

const person = {
  _id: 'u7',
  name: 'Ishita Bose',
  email: 'bose@example.com',
  role: 'user',
  isBanned: false,
  sessions: 2,
};

describe('People', () => {
  // rules: roles
  it('are found by the beginning of a name, with their role, devices and state', async () => {
    const asked = open('admin', { '/auth/panel/people': [person] });
    const search = await screen.findByRole('searchbox', { name: 'Name, email address or mobile' });
    await userEvent.type(search, 'i');
    expect(asked.some((path) => path.includes('/people'))).toBe(false);
    await userEvent.type(search, 's');
    const row = await screen.findByRole('row', { name: /Ishita Bose/ });
    expect(row).toHaveTextContent('2 devices');
    expect(row).toHaveTextContent('May log in');
    expect(screen.getByRole('combobox', { name: 'Role of Ishita Bose' })).toHaveValue('user');
  });

  it('are found by the search of the address, and a search that failed can be tried again', async () => {
    let fails = true;
    open('admin', { '/auth/panel/people': () => (fails ? refusal(500, 'Broken') : []) }, '/admin-security?q=ishita');
    expect(await screen.findByText('Broken')).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No people found.')).toBeVisible();
  });

  // rules: roles
  it('get another role, or are blocked, after a question', async () => {
    const asked = open('admin', {
      '/auth/panel/people': [person],
      '/auth/people': { ...person, isBanned: true, sessions: 0 },
    });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name, email address or mobile' }), 'ishita');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of Ishita Bose' }), 'Seller');
    expect(screen.getByRole('alertdialog', { name: 'New role of Ishita Bose: Seller?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked.some((one) => one.startsWith('PUT'))).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Block Ishita Bose' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(asked).toContain('PUT /auth/people {"email":"bose@example.com","isBanned":true}'));
  });

  // rules: roles
  it('cannot change themselves', async () => {
    open('admin', { '/auth/panel/people': [{ ...person, _id: 'u1', name: 'Meher', role: 'admin' }] });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Name, email address or mobile' }), 'meher');
    expect(await screen.findByRole('row', { name: /Meher/ })).toHaveTextContent('Admin');
    expect(screen.queryByRole('button', { name: 'Block Meher' })).toBeNull();
  });
});

describe('Security', () => {
  it('shows admins what browsers refused, who came in, and what was changed', async () => {
    open('admin', { '/auth/panel/accesses': [access('a')] });
    const refused = within(await screen.findByRole('table', { name: 'Refused by browsers' }));
    expect(refused.getByRole('row', { name: /https:\/\/evil\.example img-src \/faq 3$/ })).toBeVisible();
    expect(await screen.findByRole('row', { name: /Failed to log in account-a 203\.0\.113\.0\/24/ })).toBeVisible();
    expect(await screen.findByRole('row', { name: /Changed a product seller-1 product-1/ })).toBeVisible();
  });

  it('leads to older rows and back', async () => {
    open('admin', {
      '/auth/panel/accesses': (path: string) =>
        path.includes('cursor=a') ? answerList([access('b')], 2) : answerList([access('a')], 2, 'a'),
    });
    await screen.findByText('account-a');
    const pages = within(screen.getByRole('navigation', { name: 'Pages: Logins and readings' }));
    await userEvent.click(pages.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('account-b')).toBeVisible();
    await userEvent.click(pages.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText('account-a')).toBeVisible();
  });

  it('says where there is nothing, and offers to ask again where a list does not come', async () => {
    let fails = true;
    open('admin', {
      '/auth/panel/reports': () => (fails ? refusal(500, 'Broken') : []),
    });
    expect(await screen.findByText('No logins in the last 30 days.')).toBeVisible();
    fails = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No browser has refused anything in the last 30 days.')).toBeVisible();
  });

  it('names people on the trail of logins, and finds those of one person', async () => {
    const asked = open('admin', {
      '/auth/panel/accesses': (path: string) =>
        answerList(path.includes('person=zari') ? [] : [{ ...access('a'), accountName: 'Zarina Quill' }]),
    });
    expect(await screen.findByText('Zarina Quill')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Person: name, email address or mobile'), 'zari');
    expect(await screen.findByText('Nothing of this person in the last 30 days.')).toBeVisible();
    expect(asked.some((path) => path.startsWith('/auth/panel/accesses') && path.includes('person=zari'))).toBe(true);
  });

  // rules: trash-and-history
  it('names who changed what on the trail of changes, and finds what one person changed', async () => {
    const named = { ...change, actorName: 'Imran Qureshi', subjectName: 'AA-7K3F-92QD', action: 'order.status' };
    const asked = open('admin', {
      '/auth/panel/audit': (path: string) => answerList(path.includes('person=zari') ? [] : [named]),
    });
    expect(
      await screen.findByRole('row', { name: /Changed the status of an order Imran Qureshi AA-7K3F-92QD/ }),
    ).toBeVisible();
    await userEvent.type(screen.getByLabelText('Changed by: name, email address or mobile'), 'zari');
    expect(await screen.findByText('This person has changed nothing.')).toBeVisible();
    expect(asked.some((path) => path.startsWith('/auth/panel/audit') && path.includes('person=zari'))).toBe(true);
  });

  it('asks for nothing and says so to sellers', async () => {
    const asked = open('seller');
    expect(await screen.findByText('This page is for admins.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
