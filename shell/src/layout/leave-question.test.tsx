import { useUnsavedWork } from '@aaram/shared-panel';
import { Link, useNavigate, usePlatform } from '@aaram/shared-platform';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DialogArea } from './dialog-area.tsx';
import { PanelFrame } from './panel/panel-frame.tsx';

const asha = (id: string) => ({ token: id, user: { id, role: 'seller' as const, isVerified: true, name: 'Asha' } });

function Form() {
  const { endSession, startSession } = usePlatform();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  useUnsavedWork(text !== '');
  const onTakeOver = () => {
    endSession();
    startSession(asha('u2'));
    void navigate('/admin-dashboard');
  };
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link to="#tags">To the tags</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={onTakeOver}>
        Take over
      </button>
    </>
  );
}

async function open(typed = '') {
  const platform = createTestPlatform(() => []);
  platform.startSession(asha('u1'));
  const page = (children: React.ReactNode) => (
    <>
      <PanelFrame>{children}</PanelFrame>
      <DialogArea />
    </>
  );
  const routes = [
    { path: '/admin-dashboard', element: page(<p>Figures</p>) },
    { path: '/admin-add-product', element: page(<Form />) },
    { path: '/login', element: <p>Login page</p> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at="/admin-dashboard" />);
  await userEvent.click(screen.getByRole('link', { name: 'Add Product' }));
  if (typed !== '') {
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), typed);
  }
  return platform;
}

const findQuestion = () => screen.findByRole('alertdialog', { name: 'Leave without saving what you typed?' });
const answer = async (name: 'Leave' | 'Cancel') =>
  userEvent.click(within(await findQuestion()).getByRole('button', { name }));
const press = (role: 'link' | 'button', name: string) => userEvent.click(screen.getByRole(role, { name }));

describe('leaving a page of the panel', () => {
  it('asks nothing when nothing was typed', async () => {
    await open();
    await press('link', 'Dashboard');
    expect(await screen.findByText('Figures')).toBeInTheDocument();
  });

  it('asks before a link leads away from something typed, and stays with it', async () => {
    await open('Satchel');
    await press('link', 'Dashboard');
    await answer('Cancel');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Satchel');
  });

  it('goes where the link led when that is meant', async () => {
    await open('Satchel');
    await press('link', 'Dashboard');
    await answer('Leave');
    expect(await screen.findByText('Figures')).toBeInTheDocument();
  });

  it('asks on the way back too, once however often Back is pressed', async () => {
    await open('Satchel');
    const back = screen.getByRole('button', { name: 'Back' });
    await userEvent.click(back);
    await findQuestion();
    back.click();
    await answer('Cancel');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Satchel');
    await press('button', 'Back');
    await answer('Leave');
    expect(await screen.findByText('Figures')).toBeInTheDocument();
  });

  it('asks nothing on the same page', async () => {
    await open('Satchel');
    await press('link', 'To the tags');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks nothing of somebody else who logs in meanwhile, and asks them of their own', async () => {
    await open('Satchel');
    await press('button', 'Take over');
    expect(await screen.findByText('Figures')).toBeInTheDocument();
    await press('link', 'Add Product');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Other');
    await press('link', 'Dashboard');
    await answer('Cancel');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Other');
  });

  it('asks before a logout, and keeps the session of the person who stays', async () => {
    const platform = await open('Satchel');
    await press('button', 'Logout');
    await answer('Cancel');
    expect(platform.store.getState().session.isAuthenticated).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Satchel');
    await press('button', 'Logout');
    await answer('Leave');
    expect(await screen.findByText('Login page')).toBeInTheDocument();
    expect(await screen.findByText('Logged out successfully!')).toBeInTheDocument();
    expect(platform.store.getState().session.isAuthenticated).toBe(false);
  });
});
