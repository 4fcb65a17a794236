/** What a translator has put in the place of a text that React draws. */
const standIns = new WeakMap<Node, Element>();

/** The child of `parent` that holds `node`, or what stands for it; null when there is none. */
function findChild(parent: Node, node: Node): Node | null {
  let child: Node | null = node.parentNode ? node : (standIns.get(node) ?? null);
  while (child && child.parentNode !== parent) {
    child = child.parentNode;
  }
  return child;
}

/** Removes the elements that a translator put around a node, once they hold nothing more. */
function removeEmpty(parent: Node, wrapper: Node | null): void {
  let empty = wrapper;
  while (empty instanceof HTMLElement && empty !== parent && !empty.hasChildNodes()) {
    const { parentNode } = empty;
    empty.remove();
    empty = parentNode;
  }
}

/** React removes and places nodes by the parent it gave them; a translator may have moved them since. */
function forgiveMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) {
      return removeChild.call(this, child) as Child;
    }
    const { parentNode } = child;
    if (parentNode && this.contains(parentNode)) {
      removeChild.call(parentNode, child);
      removeEmpty(this, parentNode);
    } else {
      const standIn = findChild(this, child);
      if (standIn) {
        removeChild.call(this, standIn);
      }
    }
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    const place = next && next.parentNode !== this ? findChild(this, next) : next;
    return insertBefore.call(this, node, place) as Child;
  };
}

/** The element beside or instead of a removed text, when a translator has just put it there. */
function findStandIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node instanceof Element && node.localName === 'font',
  );
}

/**
 * Lets a page go on working that a browser translates (product-rules.md#translated-pages). Translators wrap each text
 * in `font` elements, or replace it by some; React then fails at the next change beside it, and the page is gone
 * (facebook/react#11538). Here React finds what stands for its text, and a text that React changes returns, to be
 * translated again. Call it once, before the page is drawn; remotes share the shell's React.
 */
export function surviveTranslators(root: Node): void {
  forgiveMovedNodes();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (standIn?.isConnected && !target.parentNode) {
        standIns.delete(target);
        standIn.replaceWith(target);
      }
    }
  });
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const standIn = node instanceof Text && !node.parentNode ? findStandIn(record) : undefined;
        if (standIn) {
          standIns.set(node, standIn);
          changes.observe(node, { characterData: true });
        }
      }
    }
  }).observe(root, { childList: true, subtree: true });
}
