import { postHtml } from '@aaram/shared-domain/content';
import { Node } from '@tiptap/react';

/** The text of a post. Cards of products stand between its blocks alone: within others the API keeps none. */
export const PostDocument = Node.create({ name: 'doc', topNode: true, content: '(block | card)+' });

/** A picture of the store between the blocks of a text. Pictures of other sites are not taken over when pasted. */
export const PostPicture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) => (postHtml.pictures.test(image.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

type CardOptions = {
  className: string;
  /** The words on the card of a product, in the editor alone. */
  describe: (id: string) => Promise<string>;
};

/** The slot of a product's card. The post keeps the id alone; the editor shows the product's name. */
export const PostProductCard = Node.create<CardOptions>({
  name: 'product',
  group: 'card',
  atom: true,
  draggable: true,
  addOptions: () => ({ className: '', describe: async () => '' }),
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-id'),
      renderHTML: ({ id }) => ({ 'data-id': String(id) }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'product-card',
      getAttrs: (card) => (postHtml.productId.test(card.getAttribute('data-id') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['product-card', HTMLAttributes],
  addNodeView() {
    const { className, describe } = this.options;
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = className;
      void describe(String(node.attrs.id)).then((words) => {
        dom.textContent = words;
      });
      return { dom };
    };
  },
});
