import type { PanelPost } from '@aaram/shared-domain/content';
import { PanelPage, useMayLeave } from '@aaram/shared-panel';
import { Notice } from '@aaram/shared-ui/notice';
import { useRef, useState } from 'react';
import { ManageList } from '#features/manager/manage-list.tsx';
import { PostForm } from '#features/manager/post-form.tsx';
import { UnpublishedList } from '#features/manager/unpublished-list.tsx';
import { useReadPost, useReloadPosts, useUnpublished } from '#features/manager/use-manage-posts.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/manager.ts';
import styles from './manager-page.module.css';

/**
 * Create mode by default; Edit fills the form, Cancel or a successful save goes back (product-rules.md#blog-manager).
 */
export function ManagerPage() {
  const [edited, setEdited] = useState<PanelPost>();
  const [formKey, setFormKey] = useState(0);
  const mayLeave = useMayLeave();
  const heading = useRef<HTMLHeadingElement>(null);
  const postsHeading = useRef<HTMLHeadingElement>(null);
  const read = useReadPost();
  const unpublished = useUnpublished();
  const hasUnpublished = unpublished.isLoadingError || (unpublished.data?.length ?? 0) > 0;

  const show = (post: PanelPost | undefined) => {
    setEdited(post);
    setFormKey((key) => key + 1);
  };
  const edit = async (id: string) => {
    if (!(await mayLeave())) {
      return;
    }
    read.mutate(id, {
      onSuccess: (post) => {
        show(post);
        window.scrollTo(0, 0);
        heading.current?.focus({ preventScroll: true });
      },
    });
  };
  const reload = useReloadPosts();
  const replace = (post: PanelPost) => {
    show(post);
    heading.current?.focus();
    void reload(post._id);
  };
  const finish = () => {
    show(undefined);
    heading.current?.focus();
  };
  const rows = {
    editedId: edited?._id,
    readingId: read.isPending ? read.variables : undefined,
    onEdit: edit,
    onDeleted: (id: string) => {
      // The pressed button disappears with its post: focus the heading.
      postsHeading.current?.focus();
      if (id === edited?._id) {
        show(undefined);
      }
    },
  };
  return (
    <PanelPage title={common.blogManager} className={styles.columns}>
      <section className={styles.area}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {edited ? texts.editingPost(edited.title) : texts.newPost}
        </h2>
        <PostForm key={formKey} post={edited} onDone={finish} onReplaced={replace} />
      </section>
      <section className={styles.area}>
        {hasUnpublished ? (
          <>
            <h2 className={styles.heading}>{texts.draftsAndScheduled}</h2>
            <UnpublishedList posts={unpublished} {...rows} />
          </>
        ) : null}
        {/* Not before the drafts are known, which would push it down. */}
        {unpublished.isPending ? null : (
          <>
            <h2 ref={postsHeading} tabIndex={-1} className={styles.heading}>
              {texts.posts}
            </h2>
            {read.isError ? (
              <Notice tone="danger" role="alert">
                {texts.postNotOpened}
              </Notice>
            ) : null}
            <ManageList {...rows} />
          </>
        )}
      </section>
    </PanelPage>
  );
}
