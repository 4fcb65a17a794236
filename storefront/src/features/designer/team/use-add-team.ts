import { failureText } from '@aaram/shared-domain/contract';
import { useAddToCart, usePlatform } from '@aaram/shared-platform';
import { printDesign } from '@aaram/shared-platform/designs';
import { useEffect, useRef, useState } from 'react';
import * as texts from '#texts/designer.ts';
import type { Designer } from '../use-designer.ts';
import type { Member } from './read-team-list.ts';

type Run = { done: number; all: number; isRunning: boolean; problems: ReadonlyMap<string, string> };

/** Which texts of the design have the name and the number; '' for none. */
export type Named = { name: string; number: string };

const atRest: Run = { done: 0, all: 0, isRunning: false, problems: new Map() };

/**
 * Puts one piece of a design into the cart for each person, one after the other: what is in the cart is reported at once,
 * so that nothing is added twice when it is interrupted. What failed says why.
 */
export function useAddTeam({ product, save }: Designer) {
  const { api } = usePlatform();
  const { mutateAsync: addToCart } = useAddToCart();
  const [run, setRun] = useState<Run>(atRest);
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  async function addOne(id: string, member: Member, { name, number }: Named) {
    const words = { [name]: member.name, ...(number === '' ? {} : { [number]: member.number }) };
    const customImages = await printDesign(api, { id, product: product._id, texts: words });
    await addToCart({ product: product._id, quantity: 1, size: member.size, customImages });
  }

  async function add(members: readonly Member[], named: Named, onAdded: (member: Member) => void): Promise<number> {
    isWanted.current = true;
    let done = 0;
    const problems = new Map<string, string>();
    const show = () => setRun({ done, all: members.length, isRunning: true, problems: new Map(problems) });
    show();
    try {
      const id = await save();
      for (const member of members) {
        if (!isWanted.current) {
          break;
        }
        try {
          await addOne(id, member, named);
          done += 1;
          onAdded(member);
        } catch (error) {
          problems.set(member.line, failureText(error, texts.notPrepared));
        }
        show();
      }
    } catch (error) {
      problems.set('', failureText(error, texts.notPrepared));
    }
    isWanted.current = false;
    setRun({ done, all: members.length, isRunning: false, problems });
    return done;
  }

  return {
    ...run,
    add,
    stop: () => {
      isWanted.current = false;
    },
  };
}
