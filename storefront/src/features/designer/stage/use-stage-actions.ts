import { type Box, type DesignObject, type FindOutlines, nameObject } from '@aaram/shared-domain/design';
import * as texts from '#texts/designer.ts';
import { boxOfSome, type Change, reorderObject } from '../edit-design.ts';
import type { Actions } from '../use-actions.ts';
import type { Design } from '../use-design.ts';
import { centreOf, still } from './gesture.ts';
import type { StageAction } from './read-stage-key.ts';

const mm = (value: number) => String(Math.round(Math.abs(value) * 10) / 10);

function describeMove({ dx, dy }: { dx: number; dy: number }): string {
  const across = dx === 0 ? '' : dx > 0 ? texts.mmRight(mm(dx)) : texts.mmLeft(mm(dx));
  const down = dy === 0 ? '' : dy > 0 ? texts.mmDown(mm(dy)) : texts.mmUp(mm(dy));
  return texts.moved(across, down);
}

type Moving = Extract<StageAction, { kind: 'move' | 'rotate' | 'size' }>;

/** What an action changes of what is selected, and how that is said. */
function readMove(action: Moving, box: Box, only: DesignObject): { made: Change; sentence: string } {
  const origin = centreOf(box);
  switch (action.kind) {
    case 'move':
      return { made: { ...still(origin), dx: action.dx, dy: action.dy }, sentence: describeMove(action) };
    case 'rotate':
      return {
        made: { ...still(origin), rotation: action.by },
        sentence: texts.rotatedTo(String(Math.round(only.turn + action.by))),
      };
    case 'size':
      return {
        made: { ...still(origin), factor: action.factor },
        sentence: texts.sizedTo(mm(box.width * action.factor)),
      };
  }
}

type Given = {
  design: Design;
  actions: Actions;
  outlinesOf: FindOutlines;
  say: (sentence: string) => void;
  onHelp: () => void;
  commit: (ids: readonly string[], made: Change, key: string) => void;
};

/** Does what a key of the stage asks for. */
export function useStageActions({ design, actions, outlinesOf, say, onHelp, commit }: Given) {
  const { objects, selection, select, change } = design;
  const [only] = objects.filter(({ id }) => selection.includes(id));

  function move(action: Moving) {
    const box = boxOfSome(objects, selection, outlinesOf);
    if (box !== undefined && only !== undefined) {
      const { made, sentence } = readMove(action, box, only);
      commit(selection, made, `${action.kind} ${selection}`);
      say(sentence);
    }
  }

  function choose(by: 1 | -1) {
    const at = only === undefined ? -1 : objects.indexOf(only);
    const from = at < 0 && by < 0 ? 0 : at;
    const next = objects[(from + by + objects.length) % objects.length];
    if (next !== undefined) {
      select([next.id]);
      say(texts.chosen(nameObject(next)));
    }
  }

  return (action: StageAction) => {
    switch (action.kind) {
      case 'move':
      case 'rotate':
      case 'size':
        return move(action);
      case 'order':
        return only && change((all) => reorderObject(all, only.id, action.by));
      case 'choose':
        return choose(action.by);
      case 'all':
        return select(objects.filter(({ isLocked }) => !isLocked).map(({ id }) => id));
      case 'none':
        say(texts.nothingSelected);
        return select([]);
      case 'help':
        return onHelp();
      default:
        return actions[action.kind]();
    }
  };
}
